import { describe, expect, it } from "vitest";
import { proofForm } from "./proof-form.ts";

const faultsOf = (needsCode: boolean, password: string, code: string) =>
  proofForm(needsCode)
    .safeParse({ password, code })
    .error?.issues.map(({ path, message }) => [path[0], message]);

describe("the proof of who is there", () => {
  it("is the password alone where the account has no second step", () => {
    expect(proofForm(false).parse({ password: "Evolve#2026", code: "" })).toEqual({ password: "Evolve#2026" });
    expect(faultsOf(false, "", "")).toEqual([["password", "required"]]);
  });

  it("takes six digits for the app's code, however they are grouped, and anything else for a recovery code", () => {
    const codeIn = (code: string) => proofForm(true).parse({ password: "p", code });
    expect(codeIn(" 123 456 ")).toEqual({ password: "p", totp: "123456" });
    expect(codeIn("abcd-efgh ")).toEqual({ password: "p", recoveryCode: "abcd-efgh" });
  });

  it("needs the code where the account has a second step", () => {
    expect(faultsOf(true, "p", " ")).toEqual([["code", "required"]]);
    expect(faultsOf(true, "p", "x".repeat(41))).toEqual([["code", "maxLength"]]);
  });
});
