import { defineModule } from "../../../core/module.ts";
import { readBrand } from "./read-brand.ts";
import { resetBrand } from "./reset-brand.ts";
import { saveBrand } from "./save-brand.ts";

export const brandingEditor = defineModule({ operations: [readBrand, saveBrand, resetBrand] });
