import { createWords } from "@evolve/i18n";
import { catalogueOf } from "@evolve/i18n/node";
import { expect, test } from "vitest";
import { deliveryFault } from "./delivery-fault.ts";

const words = createWords("en", catalogueOf("en", ["webhooks"]));

test.each([
  ["Error: getaddrinfo ENOTFOUND hooks.example.com", "The host was not found"],
  ["Error: connect ECONNREFUSED 10.0.0.7:443", "The host refused the connection"],
  ["TimeoutError: The operation was aborted due to timeout", "No answer in time"],
  ["Error: self-signed certificate", "The certificate was not accepted"],
  ["RefusedAddress: https://10.0.0.7/ may not be called", "The address may not be called"],
  ["Error: something new", "Error: something new"],
])("The log of a webhook says in words why nothing was delivered: %s", (error, text) => {
  expect(deliveryFault(words, error)).toBe(text);
});
