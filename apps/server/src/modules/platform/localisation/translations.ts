import { translations as contract } from "@evolve/contracts/localisation";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { textsOfFile } from "./files.ts";

/** The texts of one file, for apps that are not built with the product. */
export const translations = operation(contract, ({ params }) =>
  Promise.resolve(textsOfFile(params.language, params.file) ?? refuse("notFound")),
);
