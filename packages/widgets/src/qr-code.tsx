import { encode } from "uqr";

export interface QrCodeProps {
  readonly text: string;
  /** What it is for. Provide an alternative beside it for those who cannot see it. */
  readonly label: string;
}

/** The quiet edge that a reader needs, in modules. */
const edge = 4;

/** A QR code, black on white in every theme, since many scanners read nothing else. */
export const QrCode = ({ text, label }: QrCodeProps) => {
  const { data, size } = encode(text, { ecc: "M", border: edge });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width={208}
      height={208}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
};
