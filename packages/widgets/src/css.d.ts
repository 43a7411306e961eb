/** Style sheets are imported for their effect alone; Vite collects them. */
declare module "*.css";

/** Class names of a CSS module. */
declare module "*.module.css" {
  const classes: Readonly<Record<string, string>>;
  // eslint-disable-next-line import-x/no-default-export -- what Vite makes of a CSS module
  export default classes;
}
