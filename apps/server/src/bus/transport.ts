/** A channel for texts between nodes. */
export interface Transport {
  /** Whether it currently receives what other nodes send. */
  readonly isReceiving: boolean;
  /** Sends a text to every node that is receiving. Rejects on failure. */
  send(text: string): Promise<void>;
  /** Drops and reopens a connection that no longer answers. Never rejects. */
  check(): Promise<void>;
  close(): Promise<void>;
}

export interface TransportEvents {
  received(text: string): void;
  /** `isReceiving` has changed. */
  changed(): void;
}
