let wanted = false;

/** Somebody has pressed something here that leads to their identity provider. */
export const wantSso = (): void => {
  wanted = true;
};

export const isSsoWanted = (): boolean => wanted;
