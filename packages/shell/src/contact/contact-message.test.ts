import { describe, expect, it } from "vitest";
import { asksForSender, senderOf } from "./contact-message.ts";

describe("who a contact message comes from", () => {
  it("name and email are not asked for when both are known [HEAD-028]", () => {
    expect(asksForSender(senderOf({ fullName: "Ann Lee", emailAddress: "ann@acme.test" }))).toBe(false);
    expect(asksForSender(senderOf({ fullName: " ", emailAddress: "ann@acme.test" }))).toBe(true);
    expect(asksForSender(senderOf({ fullName: "Ann Lee", emailAddress: "" }))).toBe(true);
  });

  it("a long name is cut to the 50 characters that the form takes", () => {
    expect(senderOf({ fullName: "a".repeat(80), emailAddress: "a@b" }).name).toHaveLength(50);
  });
});
