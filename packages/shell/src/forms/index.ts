export { DraftNotice } from "./draft-notice.tsx";
export { faultText } from "../words/fault-text.ts";
export { type AppForm, useAppForm } from "./use-app-form.ts";
