import type { Email } from "postal-mime";

/** The link in a mail's text, with the parameters after its hash. */
export const linkOf = (mail: Pick<Email, "text">): { url: URL; hash: string; parameters: Record<string, string> } => {
  const url = new URL(/https?:\/\/\S+/.exec(mail.text ?? "")?.[0] ?? "");
  const [hash = "", query] = url.hash.split("?");
  return { url, hash, parameters: Object.fromEntries(new URLSearchParams(query)) };
};
