export { browserNameOf } from "./browser-name.ts";
export { findAddressee } from "./repository.ts";
export { sendNotice } from "./send-notice.ts";
