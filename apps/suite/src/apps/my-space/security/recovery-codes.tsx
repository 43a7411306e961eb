import { cx } from "@evolve/widgets/cx";
import { useWords } from "@evolve/i18n/react";
import { useShell } from "@evolve/shell";
import { Button } from "@evolve/widgets/button";
import { saveFile } from "@evolve/widgets/save-file";
import Copy from "lucide-react/icons/copy";
import Download from "lucide-react/icons/download";
import Printer from "lucide-react/icons/printer";
import parts from "../../../parts/parts.module.css";

const fileName = "evolve-recovery-codes.txt";

/** Recovery codes, to be kept somewhere else before they are gone from the screen. */
export const RecoveryCodes = ({ codes }: { readonly codes: readonly string[] }) => {
  const words = useWords();
  const { toasts, user, tenant } = useShell();
  const text = [words.t("security.codesOf", { userName: user.userName, tenantName: tenant.name }), "", ...codes].join(
    "\n",
  );

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toasts.show({ tone: "success", text: words.t("security.codesCopied") });
    } catch {
      toasts.show({ tone: "warning", text: words.t("security.codesNotCopied") });
    }
  };
  const download = (): void => saveFile(new Blob([`${text}\n`], { type: "text/plain" }), fileName);
  /** In a frame of its own, so that nothing but the codes is on the paper. */
  const print = (): void => {
    const frame = document.createElement("iframe");
    frame.hidden = true;
    frame.srcdoc = "";
    frame.addEventListener("load", () => {
      const page = frame.contentDocument;
      const sheet = page?.createElement("pre");
      if (!page || !sheet) return;
      sheet.textContent = text;
      page.body.append(sheet);
      frame.contentWindow?.addEventListener("afterprint", () => frame.remove());
      frame.contentWindow?.print();
    });
    document.body.append(frame);
  };

  return (
    <>
      <ul className={cx(parts.codes, "ev-num")} aria-label={words.t("security.codes")}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={parts.group}>
        <Button icon={<Copy />} onPress={() => void copy()}>
          {words.t("security.codesCopy")}
        </Button>
        <Button icon={<Download />} onPress={download}>
          {words.t("security.codesDownload")}
        </Button>
        <Button icon={<Printer />} onPress={print}>
          {words.t("security.codesPrint")}
        </Button>
      </div>
    </>
  );
};
