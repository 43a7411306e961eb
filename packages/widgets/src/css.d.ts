/** A screen's own classes, by their names in the file; the check "styles" knows which exist. */
declare module "*.module.css" {
  const classes: Readonly<Record<string, string>>;
  // oxlint-disable-next-line house/named-exports -- what Vite makes of a CSS Module
  export default classes;
}

/** Any other style sheet is imported for its effect alone; Vite collects it. */
declare module "*.css";
