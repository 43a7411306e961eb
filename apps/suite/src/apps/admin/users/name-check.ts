import { codeOf } from "@evolve/contracts/errors";
import { limits } from "@evolve/contracts/limits";
import {
  emailExists,
  emailExistsStatus,
  type EmailStatus,
  userNameExistsStatus,
} from "@evolve/contracts/user-existence";
import { isEmail } from "@evolve/contracts/validators";
import type { Words } from "@evolve/i18n";
import type { Client } from "@evolve/session";
import { useShell } from "@evolve/shell";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";

/** Section 5 'Email uniqueness': what may be wrong with a name, or right with it. */
export interface NameFlags {
  /** The server could not say. */
  readonly serverError: boolean;
  /** Somebody has it. A user name has the form of an address, and the same flag. */
  readonly emailExists: boolean;
  /** It belongs to a deleted user of this tenant, who can be restored. */
  readonly deletedUser: boolean;
}

const noFlags: NameFlags = { serverError: false, emailExists: false, deletedUser: false };

/** Section 4 'Email existence': of a name that is to be somebody new's. */
export const flagsOfStatus = (status: EmailStatus): NameFlags => ({
  serverError: false,
  emailExists: status === "EMAIL_EXIST_IN_SYSTEM" || status === "EMAIL_EXIST_IN_TENANT_NOT_DELETED",
  deletedUser: status === "EMAIL_EXIST_IN_TENANT_DELETED",
});

/** Section 5 'Email uniqueness', of an edited user: another's id means that it exists. */
export const flagsOfOwner = (found: { exists: boolean; userId: string | null }, editedId: string): NameFlags => ({
  ...noFlags,
  emailExists: found.exists && found.userId !== editedId,
});

/** What is known of a name that the server was asked about: nothing is wrong with it while the answer is on its way. */
export const flagsOfAnswer = ({ data, isError }: { data?: NameFlags | undefined; isError: boolean }): NameFlags =>
  isError ? { ...noFlags, serverError: true } : (data ?? noFlags);

const askNew = {
  emailAddress: async (client: Client, name: string, signal: AbortSignal) =>
    flagsOfStatus(
      (await client.call(emailExistsStatus, { query: { emailAddress: name } }, { signal })).emailExistStatus,
    ),
  userName: async (client: Client, name: string, signal: AbortSignal) =>
    flagsOfStatus(
      (await client.call(userNameExistsStatus, { query: { userName: name } }, { signal })).userNameExistStatus,
    ),
};

const useDebounced = (value: string): string => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), limits.searchDebounceMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};

interface Checked {
  readonly kind: keyof typeof askNew;
  readonly name: string;
  /** Of a user who is edited: their id, and the name that they have. */
  readonly edited?: { readonly id: string; readonly name: string };
}

/** Asks the server about a name, once typing pauses. An edited user's own name is not asked about. */
export const useNameCheck = ({ kind, name, edited }: Checked): NameFlags => {
  const { client } = useShell();
  const settled = useDebounced(name.trim());
  const isOwn = edited?.name.toLowerCase() === settled.toLowerCase();
  const answer = useQuery({
    queryKey: ["users", "name", kind, settled, edited?.id],
    queryFn: async ({ signal }) =>
      edited
        ? flagsOfOwner(await client.call(emailExists, { query: { emailAddress: settled } }, { signal }), edited.id)
        : askNew[kind](client, settled, signal),
    enabled: settled !== "" && isEmail(settled) && !isOwn,
    retry: false,
    staleTime: 10_000,
  });
  if (settled !== name.trim() || isOwn) return noFlags;
  return flagsOfAnswer(answer);
};

/** The words for what is wrong with a name; undefined where nothing is. */
export const nameFault = ({ t, error }: Words, kind: Checked["kind"], flags: NameFlags): string | undefined => {
  if (flags.serverError) return t("validation.serverError");
  if (flags.emailExists) return t(kind === "userName" ? "validation.userNameExists" : "validation.emailExists");
  return flags.deletedUser ? error(codeOf("deletedUser")) : undefined;
};
