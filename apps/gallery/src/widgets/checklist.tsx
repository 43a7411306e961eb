import { Checklist } from "@evolve/widgets/checklist";
import { TextField } from "@evolve/widgets/text-field";
import { useId, useState } from "react";
import { useSample } from "../sample/use-sample.ts";

/** Rules or steps, and which of them are met. */
export const Filled = () => {
  const { t } = useSample();
  return (
    <Checklist
      id={useId()}
      label={t("gallery.sampleRules")}
      progress=""
      items={[
        { id: "length", text: t("gallery.sampleRule1"), isMet: true },
        { id: "digit", text: t("gallery.sampleRule2"), isMet: true },
        { id: "upper", text: t("gallery.sampleRule3"), isMet: false },
      ]}
    />
  );
};

/** Below a field whose rules can be checked while one types, such as a new password. */
export const WhileTyping = () => {
  const { t } = useSample();
  const [text, setText] = useState("evolve");
  const listId = useId();
  const items = [
    { id: "length", text: t("gallery.sampleRule1"), isMet: text.length >= 8 },
    { id: "digit", text: t("gallery.sampleRule2"), isMet: /\d/.test(text) },
    { id: "upper", text: t("gallery.sampleRule3"), isMet: /\p{Lu}/u.test(text) },
  ];
  const met = items.filter(({ isMet }) => isMet).length;
  return (
    <>
      <TextField label={t("gallery.samplePassword")} value={text} onChange={setText} describedBy={listId} />
      <Checklist
        id={listId}
        label={t("gallery.sampleRules")}
        progress={t("gallery.sampleRulesMet", { met, total: items.length })}
        items={items}
      />
    </>
  );
};
