import {
  type AccessKey,
  createAccessKey,
  deleteAccessKey,
  listAccessKeys,
  updateAccessKey,
} from "@evolve/contracts/access-keys";
import { codeOf } from "@evolve/contracts/errors";
import type { MessageKey, Words } from "@evolve/i18n";
import { isCallError, networkCode } from "@evolve/session";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useAction } from "../kit/use-action.ts";
import { useShell } from "../shell-context.ts";

/** The server's own words where it has some; a refusal in the catalogue's; anything else is a system error. */
const failureText = (words: Words, error: unknown, systemError: MessageKey): string => {
  if (!isCallError(error)) return words.message(systemError);
  const isSystemError = error.code === networkCode || error.code === codeOf("unexpected") || error.status >= 500;
  return error.details || (isSystemError ? words.message(systemError) : words.error(error.code));
};

/** A user's access keys and what may be done with them. */
export const useAccessKeys = (userId: string) => {
  const { client, tenant, toasts, words } = useShell();
  const queryClient = useQueryClient();
  const [secrets, setSecrets] = useState<ReadonlyMap<string, string>>(new Map());
  const key = ["access-keys", userId];
  // Their sessions and history, where the user's page shows them: a key that is taken away ends what it has signed in to.
  const invalidates = [key, ["users", "sessions", userId], ["users", "events", userId]];
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => client.call(listAccessKeys, { query: { userId } }, { signal, retryAfter: true }),
  });
  const { error } = query;
  useEffect(() => {
    if (error) toasts.show({ tone: "danger", text: failureText(words, error, "accessKeys.loadFailed") });
    // A change of language does not say it again.
    // oxlint-disable-next-line react/exhaustive-deps -- once for each failure
  }, [error]);

  const failed = (systemError: MessageKey) => (reason: unknown) => failureText(words, reason, systemError);
  const change = (to: (keys: readonly AccessKey[]) => AccessKey[]) =>
    queryClient.setQueryData(key, (old: { accessKeys: AccessKey[] } | undefined) =>
      old ? { accessKeys: to(old.accessKeys) } : old,
    );
  const generate = useAction<undefined>({
    run: async () => {
      const { accessKey } = await client.call(createAccessKey, { body: { userId, tenantId: tenant.id } });
      const { accessKeySecret, ...added } = accessKey;
      setSecrets((known) => new Map(known).set(added.accessKeyId, accessKeySecret));
      change((keys) => [added, ...keys]);
    },
    done: () => words.t("accessKeys.generated"),
    failed: failed("accessKeys.generateFailed"),
    invalidates,
  });
  const setActive = useAction<AccessKey>({
    run: async ({ accessKeyId, isActive }) => {
      await client.call(updateAccessKey, { params: { accessKeyId }, body: { isActive } });
      change((keys) => keys.map((one) => (one.accessKeyId === accessKeyId ? { ...one, isActive } : one)));
    },
    done: ({ isActive }) => words.t(isActive ? "accessKeys.activated" : "accessKeys.deactivated"),
    failed: failed("accessKeys.changeFailed"),
    invalidates,
  });
  const remove = useAction<AccessKey>({
    run: async ({ accessKeyId }) => {
      await client.call(deleteAccessKey, { params: { accessKeyId } });
      change((keys) => keys.filter((one) => one.accessKeyId !== accessKeyId));
    },
    done: () => words.t("accessKeys.deleted"),
    failed: failed("accessKeys.deleteFailed"),
    invalidates,
  });
  const forgetSecret = (accessKeyId: string) =>
    setSecrets((known) => new Map([...known].filter(([id]) => id !== accessKeyId)));

  return { query, keys: query.data?.accessKeys, secrets, forgetSecret, generate, setActive, remove };
};
