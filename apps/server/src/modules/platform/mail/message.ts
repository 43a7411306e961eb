/** The purpose under which mails are sealed. */
export const mailPurpose = "mail";

/** A mail in the outbox. */
export interface MailMessage {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  attachments?: readonly MailAttachment[];
}

/** A file of a mail, as nodemailer takes it. It is sealed with the mail, and gone once that is sent. */
export interface MailAttachment {
  filename: string;
  contentType: string;
  content: string;
  encoding: "base64";
}

interface Parts {
  brandName: string;
  greeting: string;
  paragraphs: readonly string[];
  code?: string;
  button?: { label: string; url: string; fallback: string };
  notes?: readonly string[];
  footer: string;
  language: string;
  accent: string;
  accentText: string;
}

/** Renders a mail's content as text and HTML. The HTML loads nothing, so that opening it reveals nothing. */
export const composeMail = (to: string, subject: string, parts: Parts): MailMessage => ({
  to,
  subject: subject.replace(/[\r\n]+/g, " "),
  text: textOf(parts),
  html: htmlOf(subject, parts),
});

const textOf = ({ greeting, paragraphs, code, button, notes = [], footer }: Parts): string => {
  const action = button ? [`${button.label}:\n${button.url}`] : [];
  return [greeting, ...paragraphs, ...(code ? [code] : []), ...action, ...notes, `--\n${footer}`].join("\n\n") + "\n";
};

const htmlOf = (subject: string, parts: Parts): string => {
  const { brandName, greeting, paragraphs, code, button, notes = [], footer, language, accent, accentText } = parts;
  const text = (value: string): string =>
    `<p style="margin:0 0 16px">${escapeHtml(value).replaceAll("\n", "<br>")}</p>`;
  const typed = code
    ? `<p style="margin:0 0 16px;font:600 28px/36px ui-monospace,Menlo,Consolas,monospace;letter-spacing:4px">${escapeHtml(code)}</p>`
    : "";
  const action = button
    ? `<p style="margin:24px 0"><a href="${escapeHtml(button.url)}" style="display:inline-block;padding:12px 24px;border-radius:6px;background:${accent};color:${accentText};font-weight:600;text-decoration:none">${escapeHtml(button.label)}</a></p>`
    : "";
  const address = button
    ? `<p style="margin:0 0 16px;color:#475467;font-size:13px">${escapeHtml(button.fallback)}<br><a href="${escapeHtml(button.url)}" style="color:#1461c4;word-break:break-all">${escapeHtml(button.url)}</a></p>`
    : "";
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:#f5f7fa;color:#121a27;font:15px/24px system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #e1e6ed;border-radius:10px">
<p style="margin:0 0 24px;font-weight:650;font-size:17px">${escapeHtml(brandName)}</p>
${text(greeting)}${paragraphs.map(text).join("\n")}${typed}${action}
${notes.map(text).join("\n")}${address}
<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #e1e6ed;color:#66728a;font-size:12px;line-height:18px">${escapeHtml(footer)}</p>
</div></body></html>`;
};

export const escapeHtml = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
