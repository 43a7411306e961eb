/** Whether the server answers at all. */
export const reachServer = async (): Promise<boolean> => {
  try {
    const answer = await fetch("/healthz", { cache: "no-store", signal: AbortSignal.timeout(5_000) });
    return answer.ok;
  } catch {
    return false;
  }
};
