import { useParams } from "@tanstack/react-router";

/** What stands in the address in the place of the route's parameters: `userId` of `/users/$userId`. */
export const useRouteParam = (name: string): string => {
  const params: Readonly<Record<string, string | undefined>> = useParams({ strict: false });
  return params[name] ?? "";
};
