export { recordEvent } from "./repository.ts";
