/** A default name, from the address: ana.ruiz@… becomes Ana Ruiz. */
export const namesFrom = (email: string): { first_name: string; last_name: string } => {
  const [local = ""] = email.split("@");
  const [first = local, ...rest] = local
    .split(/[._-]+/)
    .filter(Boolean)
    .map(capitalized);
  return { first_name: first, last_name: rest.join(" ") };
};

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
