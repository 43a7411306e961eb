/** `admin` at `/admin/#/users`. */
export const appOfPage = (): string => location.pathname.split("/")[1] ?? "";
