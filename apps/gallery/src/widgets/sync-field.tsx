import { useWords } from "@evolve/i18n/react";
import { Button } from "@evolve/widgets/button";
import { SyncField } from "@evolve/widgets/sync-field";
import { useRef, useState } from "react";
import { useOwnLabel } from "../sample/use-own-label.ts";

const someTime = (): Promise<void> => new Promise((done) => setTimeout(done, 800));

/** For a value that lives in another system: it can be fetched again or saved there. */
export const Filled = () => {
  const words = useWords();
  const label = useOwnLabel("fields.sampleSync");
  const source = useRef(words.t("fields.sampleNew"));
  const [value, setValue] = useState(words.t("fields.sampleOld"));
  return (
    <>
      <SyncField
        label={label}
        value={value}
        onSync={async () => {
          await someTime();
          setValue(source.current);
          return source.current;
        }}
        onSave={async (text) => {
          await someTime();
          source.current = text;
          setValue(text);
          return undefined;
        }}
      />
    </>
  );
};

/** When the value has changed over there meanwhile: the person decides which one stays. */
export const WithConflict = () => {
  const words = useWords();
  const { t } = words;
  const label = useOwnLabel("fields.sampleSync");
  const source = useRef(t("fields.sampleOld"));
  const [value, setValue] = useState(t("fields.sampleOld"));
  return (
    <>
      <SyncField
        label={label}
        value={value}
        onSync={() => Promise.resolve(source.current)}
        onSave={(text, base) => {
          if (source.current !== base) return Promise.resolve({ changedTo: source.current });
          source.current = text;
          setValue(text);
          return Promise.resolve(undefined);
        }}
      />
      <Button
        onPress={() => {
          source.current = t("fields.sampleNew");
        }}
      >
        {t("fields.sampleElsewhere")}
      </Button>
    </>
  );
};

/** When the other system does not answer. What was typed is kept. */
export const WithError = () => {
  const words = useWords();
  const label = useOwnLabel("fields.sampleSync");
  const fail = async () => {
    await someTime();
    throw new Error("The source does not answer");
  };
  return <SyncField label={label} value={words.t("fields.sampleOld")} onSync={fail} onSave={fail} />;
};

export const Disabled = () => {
  const words = useWords();
  const label = useOwnLabel("fields.sampleSync");
  return (
    <SyncField
      label={label}
      value={words.t("fields.sampleOld")}
      onSync={() => Promise.resolve("")}
      onSave={() => Promise.resolve(undefined)}
      isDisabled
    />
  );
};

export const ReadOnly = () => {
  const words = useWords();
  const label = useOwnLabel("fields.sampleSync");
  return (
    <SyncField
      label={label}
      value={words.t("fields.sampleOld")}
      onSync={() => Promise.resolve(words.t("fields.sampleNew"))}
      onSave={() => Promise.resolve(undefined)}
      isReadOnly
    />
  );
};
