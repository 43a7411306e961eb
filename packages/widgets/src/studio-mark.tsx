import "./product-mark.css";

export interface StudioMarkProps {
  /** Pixels. */
  readonly size: number;
}

/** The logo of automation studio, two steps of a flow, in a header. Decoration beside the product's name. */
export const StudioMark = ({ size }: StudioMarkProps) => (
  <svg aria-hidden className="ev-mark ev-mark-glass" viewBox="0 0 28 28" width={size} height={size}>
    <rect className="ev-mark-ground" width="28" height="28" rx="7" />
    <rect x="6" y="7" width="7" height="6" rx="1.8" />
    <rect x="15" y="15" width="7" height="6" rx="1.8" opacity=".75" />
    <path d="M8.6 13h2v3.4h4.4v2H10a1.4 1.4 0 0 1-1.4-1.4z" opacity=".5" />
  </svg>
);
