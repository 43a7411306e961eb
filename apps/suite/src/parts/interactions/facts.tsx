import type { ReactNode } from "react";
import { Card } from "../card.tsx";
import styles from "./interactions.module.css";

interface FactsProps {
  readonly title: string;
  /** What is null is left out. */
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** What is known of an interaction, by name. */
export const Facts = ({ title, facts }: FactsProps) => (
  <Card title={title}>
    <dl className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          value !== null && (
            <div key={name}>
              <dt>{name}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ),
      )}
    </dl>
  </Card>
);
