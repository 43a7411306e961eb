import { expect, it } from "vitest";
import { serviceOrigin } from "./service-address.ts";

it.each([
  ["https://acme.example.com", "https://agent.example.com"],
  ["https://acme.eu.example.com", "https://agent.eu.example.com"],
  ["http://localhost:8080", "http://agent.localhost:8080"],
  ["http://acme.localhost:8080", "http://agent.localhost:8080"],
  ["http://127.0.0.1:8080", "http://agent.localhost:8080"],
])("beside %s the agent app is at %s [APPS-014]", (base, address) => {
  expect(serviceOrigin(base, "agent")).toBe(address);
});

it.each(["dev", "test", "staging", "perf"])("the environment %s has hosts of its own [APPS-014]", (environment) => {
  expect(serviceOrigin(`https://acme-${environment}.example.com`, "agent")).toBe(
    `https://agent-${environment}.example.com`,
  );
  // An environment with a domain of its own keeps it.
  expect(serviceOrigin(`https://acme.${environment}.example.com`, "agent")).toBe(
    `https://agent.${environment}.example.com`,
  );
});

it("a word that only begins like an environment is none", () => {
  expect(serviceOrigin("https://developers.example.com", "agent")).toBe("https://agent.example.com");
});

it("what is no web address has no service beside it", () => {
  for (const base of ["", "acme.example.com", "javascript:alert(1)", "file:///etc"])
    expect(serviceOrigin(base, "agent")).toBeUndefined();
});
