interface MarkedTextProps {
  readonly text: string;
  /** Characters from and to, in order and apart. */
  readonly marks: readonly { readonly start: number; readonly end: number }[];
}

/** A text with parts of it marked. */
export const MarkedText = ({ text, marks }: MarkedTextProps) => (
  <>
    {marks.map(({ start, end }, index) => (
      <span key={start}>
        {text.slice(marks[index - 1]?.end ?? 0, start)}
        <mark>{text.slice(start, end)}</mark>
      </span>
    ))}
    {text.slice(marks.at(-1)?.end ?? 0)}
  </>
);
