import { type JobRow, readJobFile } from "@evolve/contracts/jobs";
import { isCallError } from "@evolve/session";
import { saveFile } from "@evolve/widgets/save-file";
import { useCallback } from "react";
import { useShell } from "../shell-context.ts";

/** Fetches the file that a job has left, part by part, and saves it. A failure is shown as a toast. */
export const useJobFile = () => {
  const { client, words, toasts } = useShell();
  return useCallback(
    async ({ id, file }: JobRow): Promise<void> => {
      if (file === null) return;
      try {
        const contents: BlobPart[] = [];
        for (let part = 0; part < file.parts; part += 1) {
          const params = { jobId: id, part: String(part) };
          const { content } = await client.call(readJobFile, { params });
          contents.push(file.encoding === "base64" ? bytesOf(content) : content);
        }
        saveFile(new Blob(contents, { type: file.type }), file.name);
      } catch (error) {
        if (!isCallError(error)) throw error;
        toasts.show({ tone: "danger", text: words.error(error.code) });
      }
    },
    [client, words, toasts],
  );
};

const bytesOf = (base64: string): BlobPart => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
