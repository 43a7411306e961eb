export { type MailDispatcher, startMailDispatcher } from "./dispatcher.ts";
export { announceMail, enqueueMail } from "./enqueue-mail.ts";
export { composeMail, escapeHtml, type MailMessage } from "./message.ts";
export { countUnsent } from "./repository.ts";
export { type Letter, sendLetter } from "./send-letter.ts";
