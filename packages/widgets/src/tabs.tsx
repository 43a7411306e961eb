import "./tabs.css";
import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from "react-aria-components/Tabs";
import { cx } from "./internal/cx.ts";
import { onReveal } from "./internal/reveal.ts";

export interface TabItem {
  readonly id: string;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  /** A count or a dot beside the label. */
  readonly badge?: ReactNode;
  readonly isDisabled?: boolean | undefined;
  readonly content: ReactNode;
}

export interface TabsProps {
  readonly label: string;
  readonly items: readonly TabItem[];
  readonly selectedKey?: string | undefined;
  readonly defaultSelectedKey?: string | undefined;
  readonly onSelectionChange?: ((id: string) => void) | undefined;
  /** Keeps the hidden panels in the page, so that a form spread over tabs keeps its fields. */
  readonly shouldForceMount?: boolean | undefined;
  readonly orientation?: "horizontal" | "vertical" | undefined;
  readonly className?: string | undefined;
}

/** A modal's form that finds its first fault in a hidden panel opens that tab by itself. */
export const Tabs = (props: TabsProps) => {
  const {
    label,
    items,
    defaultSelectedKey,
    onSelectionChange,
    shouldForceMount = false,
    orientation = "horizontal",
  } = props;
  const [own, setOwn] = useState(defaultSelectedKey ?? items[0]?.id ?? "");
  const selected = props.selectedKey ?? own;
  const root = useRef<HTMLDivElement>(null);

  const select = (id: string) => {
    setOwn(id);
    if (id !== selected) onSelectionChange?.(id);
  };

  const latestSelect = useRef(select);
  useEffect(() => {
    latestSelect.current = select;
  });
  useEffect(
    () =>
      onReveal(root.current, (target) => {
        const id = target.closest<HTMLElement>("[data-tab-id]")?.dataset.tabId;
        if (id !== undefined) latestSelect.current(id);
      }),
    [],
  );

  return (
    <AriaTabs
      ref={root}
      className={cx("ev-tabs", `ev-tabs-${orientation}`, props.className)}
      orientation={orientation}
      selectedKey={selected}
      onSelectionChange={(key) => select(String(key))}
    >
      <TabList className="ev-tab-list" aria-label={label}>
        {items.map(({ id, label: words, icon, badge, isDisabled = false }) => (
          <Tab key={id} id={id} className="ev-tab" isDisabled={isDisabled}>
            {icon}
            {words}
            {badge !== undefined && <span className="ev-tab-badge ev-num">{badge}</span>}
          </Tab>
        ))}
      </TabList>
      {items.map(({ id, content }) => (
        <TabPanel key={id} id={id} className="ev-tab-panel" shouldForceMount={shouldForceMount}>
          <div data-tab-id={id}>{content}</div>
        </TabPanel>
      ))}
    </AriaTabs>
  );
};
