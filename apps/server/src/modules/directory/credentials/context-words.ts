/** What an attacker who knows the person would try first. */
export interface PasswordContext {
  userName: string;
  email: string;
  firstName: string;
  lastName: string;
  tenantName: string;
  tenantKey: string;
  brandName: string | null;
}

const productWords = ["Evolve", "Evolve Suite", "Evolve WFM", "Password", "Welcome"];
/** What people append to a word to satisfy a rule. */
const tails = ["", "1", "12", "123", "1234", "12345"];
const shortest = 3;

/** Whether a password is only a name of the person, the organization or the product, with or without digits appended. */
export const isContextWord = (password: string, context: PasswordContext): boolean => {
  const { userName, email, firstName, lastName } = context;
  const offered = folded(password);
  return [
    userName,
    email,
    userName.split("@")[0] ?? "",
    email.split("@")[0] ?? "",
    firstName,
    lastName,
    `${firstName} ${lastName}`,
    `${lastName} ${firstName}`,
    context.tenantName,
    context.tenantKey,
    context.brandName ?? "",
    ...productWords,
  ]
    .map(folded)
    .filter((word) => word.length >= shortest)
    .some((word) => tails.some((tail) => offered === word + tail));
};

/** Letters and digits only, in lower case: blanks and punctuation do not make it a different word. */
const folded = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
