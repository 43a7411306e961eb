/** Style sheets are imported for their effect alone; Vite collects them. */
declare module "*.css";
