interface Opening {
  readonly open: typeof window.open;
  readonly screen: Pick<Screen, "availHeight" | "availWidth">;
}

const share = 0.8;

/** Projects a dashboard in the window for it, of 80 % of the screen. False where the browser has blocked the window. */
export const projectDashboard = (dashboardId: string, { open, screen }: Opening = window): boolean => {
  const [width, height] = [screen.availWidth, screen.availHeight].map((size) => Math.round(size * share)) as [
    number,
    number,
  ];
  const left = Math.round((screen.availWidth - width) / 2);
  const top = Math.round((screen.availHeight - height) / 2);
  const features = `popup,left=${left},top=${top},width=${width},height=${height}`;
  const target = open(`/mydashboard/#/projection/${dashboardId}`, "evolve-projection", features);
  target?.focus();
  return target !== null;
};
