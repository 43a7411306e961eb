import type { ReactNode } from "react";

export function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="gallery-block">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
