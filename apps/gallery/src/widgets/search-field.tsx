import { SearchField } from "@evolve/widgets/search-field";
import { useState } from "react";
import { useSample } from "../sample/use-sample.ts";

/** Narrows what is below, while one types. Escape clears it. */
export const Filled = () => {
  const { t, value } = useSample();
  const [searched, setSearched] = useState(value);
  return <SearchField label={t("gallery.sampleSearch")} value={searched} onSearch={setSearched} />;
};

/** The placeholder names what is searched: name or email, not “Search…”. */
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

/** While there is nothing to search in. */
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
