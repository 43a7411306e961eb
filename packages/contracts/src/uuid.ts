/** A UUID in lower case, for what is made of one and something else. */
export const uuidPattern = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";

const whole = /* @__PURE__ */ new RegExp(`^${uuidPattern}$`, "i");

/** Whether a text has the form of a UUID, in any case. */
export const isUuid = (text: string): boolean => whole.test(text);
