import { useState } from "react";
import type { KeyboardEvent } from "react";
import Search from "lucide-react/icons/search";
import { Button } from "../button.tsx";
import { searchDelay, wordsToSearch } from "../logic/omnibar.ts";
import { SearchField } from "../search-field.tsx";
import { TextField } from "../text-field.tsx";
import type { OmnibarLabels } from "../internal/label-types.ts";
import { useWidgetLabels } from "../labels.tsx";
import type { OmnibarSearch } from "./types.ts";
import X from "lucide-react/icons/x";

interface OmnibarSearchBoxProps {
  readonly search: OmnibarSearch;
  readonly labels: OmnibarLabels;
}

export const OmnibarSearchBox = ({ search, labels }: OmnibarSearchBoxProps) => {
  const { label, value, onSearch, mode = "typing", delay = searchDelay, maxLength } = search;
  if (mode === "click") return <ClickSearch search={search} labels={labels} />;
  return (
    <SearchField
      className="ev-omnibar-search"
      label={label}
      placeholder={label}
      maxLength={maxLength}
      delay={delay}
      value={value}
      onSearch={(next) => onSearch(next.trim())}
    />
  );
};

/** For a search that costs something: it waits for Enter or the button, and for words. The cross shows all again. */
const ClickSearch = ({ search, labels }: OmnibarSearchBoxProps) => {
  const { clear } = useWidgetLabels("searchField");
  const { label, value, onSearch, maxLength } = search;
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setText(value);
  }
  const words = wordsToSearch(text);
  const start = () => {
    if (words !== undefined) onSearch(words);
  };
  const takeKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    start();
  };
  return (
    <div className="ev-omnibar-search ev-omnibar-click">
      <TextField
        label={label}
        isLabelHidden
        placeholder={label}
        type="search"
        role="searchbox"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={maxLength}
        icon={<Search />}
        value={text}
        onChange={setText}
        onKeyDown={takeKey}
        end={
          // Also in an empty box, as long as the list is that of words that stood in it.
          (text !== "" || value !== "") && (
            <button
              type="button"
              className="ev-control-button"
              aria-label={clear}
              onClick={(event) => {
                setText("");
                if (value !== "") onSearch("");
                event.currentTarget.closest(".ev-control")?.querySelector("input")?.focus();
              }}
            >
              <X />
            </button>
          )
        }
      />
      <Button onPress={start}>{labels.searchButton}</Button>
    </div>
  );
};
