import type { ComponentType } from "react";
import { ProductMark } from "../src/product-mark.tsx";
import { ToastRegion } from "../src/toast.tsx";
import { Basics } from "./sections/basics.tsx";
import { Feedback } from "./sections/feedback.tsx";
import { Fields } from "./sections/fields.tsx";
import { GridDemo } from "./sections/grid-demo.tsx";
import { Overlays } from "./sections/overlays.tsx";

const views: Record<string, { title: string; Section: ComponentType }> = {
  basics: { title: "Basics", Section: Basics },
  fields: { title: "Fields", Section: Fields },
  feedback: { title: "Feedback", Section: Feedback },
  overlays: { title: "Overlays", Section: Overlays },
  grid: { title: "Data grid", Section: GridDemo },
};

export function Gallery({ view }: { view: string }) {
  const { title, Section } = views[view] ?? { title: "Basics", Section: Basics };
  return (
    <>
      <header className="gallery-head">
        <ProductMark />
        <b>Widgets</b>
        <nav aria-label="Views">
          {Object.entries(views).map(([id, { title: words }]) => (
            <a key={id} href={`?view=${id}`} aria-current={id === view ? "page" : undefined}>
              {words}
            </a>
          ))}
        </nav>
      </header>
      <main className="gallery-main">
        <h1>{title}</h1>
        <Section />
      </main>
      <ToastRegion label="Notifications" closeLabel="Close" />
    </>
  );
}
