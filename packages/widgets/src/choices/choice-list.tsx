import { Suspense } from "react";
import { Header, ListBox, ListBoxItem, ListBoxSection } from "react-aria-components/ListBox";
import { defined } from "../internal/defined.ts";
import type { ChoiceOption } from "../logic/choices.ts";
import { Spinner } from "../spinner.tsx";
import type { Choices } from "./use-choices.ts";
import { lazyPart } from "../lazy-part.tsx";

const LongList = lazyPart(async () => (await import("./long-list.tsx")).LongList);

/** From here on only the options in sight are in the page. */
const long = 200;

interface ChoiceListProps {
  readonly label: string;
  readonly choices: Choices;
  readonly mode: "none" | "single" | "multiple";
  readonly selected: ReadonlySet<string>;
  readonly disabled: readonly string[];
  readonly takesFocus: boolean;
  readonly onChange: (selected: ReadonlySet<string>) => void;
  /** Every option in sight is wanted: Ctrl+A. */
  readonly onAll: () => void;
}

export const ChoiceList = (props: ChoiceListProps) => {
  const { label, choices, mode, selected, disabled, takesFocus, onChange, onAll } = props;
  const isMultiple = mode === "multiple";
  const itemOf = (option: ChoiceOption) => <ChoiceItem key={option.id} option={option} isMultiple={isMultiple} />;
  const list = (
    <ListBox
      aria-label={label}
      className="ev-menu ev-choices-list"
      aria-busy={choices.isLoading}
      selectionMode={mode}
      selectedKeys={selected}
      disabledKeys={disabled}
      escapeKeyBehavior="none"
      {...(takesFocus && { autoFocus: true })}
      onSelectionChange={(keys) => (keys === "all" ? onAll() : onChange(new Set([...keys].map(String))))}
    >
      {choices.groups.map(({ title, options }) =>
        title === undefined ? (
          options.map(itemOf)
        ) : (
          <ListBoxSection key={`group ${title}`} className="ev-menu-group" id={`group ${title}`}>
            <Header className="ev-menu-title">{title}</Header>
            {options.map(itemOf)}
          </ListBoxSection>
        ),
      )}
    </ListBox>
  );
  if (choices.shown <= long) return list;
  return (
    <Suspense fallback={<Spinner />}>
      <LongList>{list}</LongList>
    </Suspense>
  );
};

const ChoiceItem = ({ option, isMultiple }: { option: ChoiceOption; isMultiple: boolean }) => {
  const { id, label, description, isDisabled } = option;
  return (
    <ListBoxItem className="ev-menu-item ev-choice" id={id} textValue={label} {...defined({ isDisabled })}>
      {({ isSelected }) => (
        <>
          {isMultiple && (
            <span className="ev-choice-box" aria-hidden="true">
              {isSelected && <Tick />}
            </span>
          )}
          <span className="ev-menu-words">
            <span>{label}</span>
            {description && <span className="ev-menu-description">{description}</span>}
          </span>
          {!isMultiple && <span className="ev-menu-tick">{isSelected && <Tick />}</span>}
        </>
      )}
    </ListBoxItem>
  );
};

const Tick = () => (
  <svg viewBox="0 0 16 16">
    <path d="m3.8 8.2 2.8 2.8 5.6-6" />
  </svg>
);
