import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useAddress } from "../use-address.ts";

export const TokenGroup = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const id = useId();
  return (
    <section className="ga-group" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
};

export const Token = ({ name }: { readonly name: string }) => (
  <code className="ga-token" translate="no">
    --{name}
  </code>
);

/** A token's value under the theme and density that are on. */
export const TokenValue = ({ name }: { readonly name: string }) => {
  const { address } = useAddress();
  const element = useRef<HTMLSpanElement>(null);
  const [value, setValue] = useState("");
  useEffect(() => {
    if (element.current) setValue(getComputedStyle(element.current).getPropertyValue(`--${name}`));
  }, [name, address.theme, address.density]);
  return (
    <span ref={element} className="ga-value ev-num" translate="no">
      {value}
    </span>
  );
};

export const Swatches = ({ names }: { readonly names: readonly string[] }) => (
  <ul className="ga-swatches">
    {names.map((name) => (
      <li key={name} className="ga-swatch">
        <Ground name={name} />
      </li>
    ))}
  </ul>
);

/** A square as large as the distance. */
export const Space = ({ name }: { readonly name: string }) => {
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    element.current?.style.setProperty("inline-size", `var(--${name})`);
    element.current?.style.setProperty("block-size", `var(--${name})`);
  }, [name]);
  return (
    <>
      <span ref={element} className="ga-space" />
      <Token name={name} />
    </>
  );
};

/** A patch of the colour, with its value as the browser has worked it out. */
const Ground = ({ name }: { readonly name: string }) => {
  const { address } = useAddress();
  const element = useRef<HTMLSpanElement>(null);
  const [value, setValue] = useState("");
  useEffect(() => {
    element.current?.style.setProperty("background", `var(--${name})`);
    if (element.current) setValue(hexOf(getComputedStyle(element.current).backgroundColor));
  }, [name, address.theme]);
  return (
    <>
      <span ref={element} className="ga-box" />
      <Token name={name} />
      <span className="ga-value ev-num" translate="no">
        {value}
      </span>
    </>
  );
};

/** `rgb(20, 97, 196)` as `#1461c4`; what has transparency stays as it is. */
const hexOf = (colour: string): string => {
  const parts = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(colour)?.slice(1);
  return parts === undefined ? colour : `#${parts.map((part) => Number(part).toString(16).padStart(2, "0")).join("")}`;
};
