import * as z from "zod/mini";

export const UserStatus = z.enum(["UNREGISTERED", "PENDING", "ACTIVE", "DELETED"]);
export type UserStatus = z.output<typeof UserStatus>;
