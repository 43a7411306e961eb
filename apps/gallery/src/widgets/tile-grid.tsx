import { TileGrid } from "@evolve/widgets/tile-grid";
import { useSample } from "../sample/use-sample.ts";

/** A wide tile, a tall one, and small ones that fill the places between. */
const sizes = [
  { width: 2, height: 1 },
  { width: 1, height: 2 },
  { width: 1, height: 1 },
  { width: 1, height: 1 },
  { width: 2, height: 1 },
];

/** A dashboard that people arrange themselves. Tiles can be moved and resized with the mouse or the keyboard. */
export const Filled = () => {
  const { title, options } = useSample();
  return (
    <div className="ga-fill">
      <TileGrid
        label={title}
        tiles={options.map(({ id, label }, at) => ({
          id,
          name: label,
          width: sizes[at]?.width ?? 1,
          height: sizes[at]?.height ?? 1,
          content: <p className="ga-tile">{label}</p>,
        }))}
      />
    </div>
  );
};
