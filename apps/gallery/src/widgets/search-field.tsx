import { SearchField } from "@evolve/widgets/search-field";
import { useState } from "react";
import { useSample } from "../sample/use-sample.ts";

export const Filled = () => {
  const { t, value } = useSample();
  const [searched, setSearched] = useState(value);
  return <SearchField label={t("gallery.sampleSearch")} value={searched} onSearch={setSearched} />;
};

export const Empty = () => {
  const { t } = useSample();
  const [searched, setSearched] = useState("");
  return (
    <>
      <SearchField label={t("gallery.sampleSearch")} placeholder={t("gallery.sampleSearch")} onSearch={setSearched} />
      <output>{searched}</output>
    </>
  );
};

export const Disabled = () => {
  const { t } = useSample();
  return (
    <SearchField
      label={t("gallery.sampleSearch")}
      placeholder={t("gallery.sampleSearch")}
      onSearch={() => undefined}
      isDisabled
    />
  );
};
