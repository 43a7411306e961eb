/** One way for texts to get from node to node. */
export interface Transport {
  /** Whether it hears now what other nodes send over it. */
  readonly isReceiving: boolean;
  /** Sends a text to every node that hears. Rejects when it could not. */
  send(text: string): Promise<void>;
  /** Drops a connection that no longer answers, which then is made anew. Never rejects. */
  check(): Promise<void>;
  close(): Promise<void>;
}

export interface TransportEvents {
  received(text: string): void;
  /** `isReceiving` is another than before. */
  changed(): void;
}
