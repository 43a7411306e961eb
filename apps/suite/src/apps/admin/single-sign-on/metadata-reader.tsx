import type { CallResult } from "@evolve/contracts/call";
import { codeOf } from "@evolve/contracts/errors";
import { readSamlMetadata } from "@evolve/contracts/saml";
import { failureCode, isCallError } from "@evolve/session";
import { useShell } from "@evolve/shell";
import { useAction } from "@evolve/shell/action";
import { Button } from "@evolve/widgets/button";
import { FileUpload, type UploadItem } from "@evolve/widgets/file-upload";
import { TextField } from "@evolve/widgets/text-field";
import { type SubmitEvent, useState } from "react";
import parts from "../../../parts/parts.module.css";

type Metadata = CallResult<typeof readSamlMetadata>;
type Source = { readonly url: string } | { readonly xml: string };

const mostBytes = 64 * 1_024;

/** Fills the form from the identity provider's metadata, from an address or a file. Nothing is saved yet. */
export const MetadataReader = ({ onRead }: { readonly onRead: (metadata: Metadata) => void }) => {
  const { client, toasts, words } = useShell();
  const { t } = words;
  const [url, setUrl] = useState("");
  const [files, setFiles] = useState<readonly UploadItem[]>([]);
  const read = useAction<Source>({
    run: async (source) => {
      const metadata = await client.call(readSamlMetadata, { body: source });
      onRead(metadata);
      toasts.show({
        tone: metadata.skippedCertificates > 0 ? "warning" : "success",
        text:
          metadata.skippedCertificates > 0
            ? t("singleSignOn.metadataReadSkipped", { count: metadata.skippedCertificates })
            : t("singleSignOn.metadataRead"),
      });
    },
    failed: (error) => {
      if (!isCallError(error) || error.code !== codeOf("samlMetadata")) return words.error(failureCode(error));
      return t(error.details === "unreachable" ? "singleSignOn.metadataUnreachable" : "singleSignOn.metadataInvalid");
    },
    invalidates: [],
    onEnd: () => setFiles([]),
  });
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!read.isPending && url.trim() !== "") read.mutate({ url });
  };
  const take = async (items: readonly UploadItem[]): Promise<void> => {
    setFiles(items);
    const file = items.find(({ state }) => state !== "refused")?.file;
    if (file instanceof File) read.mutate({ xml: await file.text() });
  };
  return (
    <section className={parts.fieldset} aria-label={t("singleSignOn.metadata")}>
      <h3 className={parts.subTitle}>{t("singleSignOn.metadata")}</h3>
      <p className={parts.quiet}>{t("singleSignOn.metadataHint")}</p>
      <form className={parts.copyField} noValidate onSubmit={submit}>
        <TextField
          label={t("singleSignOn.metadataUrl")}
          value={url}
          onChange={setUrl}
          type="url"
          autoComplete="off"
          maxLength={2_000}
          dir="ltr"
        />
        <Button type="submit" isPending={read.isPending} isDisabled={url.trim() === ""}>
          {t("singleSignOn.metadataFetch")}
        </Button>
      </form>
      <FileUpload
        label={t("singleSignOn.metadataFile")}
        accept={[".xml"]}
        maxBytes={mostBytes}
        maxFiles={1}
        value={files}
        onChange={(items) => void take(items)}
      />
    </section>
  );
};
