export { formatLinkToken, isOwn, isUsable, parseLinkToken } from "./link-token.ts";
export { expireLinks, spendLink } from "./repository.ts";
