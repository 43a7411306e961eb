import * as fc from "fast-check";
import { expect, test } from "vitest";
import { composeMail, escapeHtml } from "./message.ts";

const parts = {
  brandName: "Brand",
  greeting: "Hello,",
  paragraphs: ["one\ntwo", "three"],
  button: { label: "Go", url: 'https://host.test/?a=1&b="2"', fallback: "Copy this:" },
  footer: "Sent by Brand",
  language: "en-US",
  accent: "#1461c4",
  accentText: "#ffffff",
};

test("The text has every part, the button as its plain address", () => {
  expect(composeMail("a@b", "Subject", parts).text).toBe(
    'Hello,\n\none\ntwo\n\nthree\n\nGo:\nhttps://host.test/?a=1&b="2"\n\n--\nSent by Brand\n',
  );
});

test("The required action comes first, further information after it", () => {
  const { text, html } = composeMail("a@b", "Subject", { ...parts, code: "123456", notes: ["Good for an hour."] });
  for (const said of [text, html]) {
    const places = ["three", "123456", "https://host.test/", "Good for an hour.", "Sent by Brand"].map((part) =>
      said.indexOf(part),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  }
});

test("A subject is a single line, whatever a name contains", () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom("\r\n", "\n", "\r", "\r\n\r\n"), (name, end) => {
      const { subject } = composeMail("a@b", `From ${name}${end}Bcc: c@d`, parts);
      expect(subject).not.toMatch(/[\r\n]/);
    }),
  );
});

test("No text inserted into the HTML can become markup", () => {
  const evil = fc.string().map((text) => `${text}<img src=x onerror=alert(1)>"'</p>`);
  fc.assert(
    fc.property(evil, (text) => {
      const { html } = composeMail("a@b", text, {
        ...parts,
        brandName: text,
        greeting: text,
        paragraphs: [text],
        footer: text,
        button: { label: text, url: `https://host.test/?q=${text}`, fallback: text },
      });
      expect(html).not.toContain("<img");
      expect(html.match(/<p /g)).toHaveLength(6);
      expect(html.match(/<a /g)).toHaveLength(2);
    }),
  );
});

test("Line breaks of a paragraph are kept in the HTML", () => {
  expect(composeMail("a@b", "s", parts).html).toContain("one<br>two");
});

test("The five markup characters are escaped once each", () => {
  expect(escapeHtml(`<a href="x">Tom & 'Jerry'</a>`)).toBe(
    "&lt;a href=&quot;x&quot;&gt;Tom &amp; &#39;Jerry&#39;&lt;/a&gt;",
  );
});
