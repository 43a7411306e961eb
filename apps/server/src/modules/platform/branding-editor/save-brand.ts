import { createHash } from "node:crypto";
import { saveBrand as contract } from "@evolve/contracts/branding-editor";
import { announce } from "../../../core/announce.ts";
import { type ActorTransaction, operation } from "../../../core/operation.ts";
import { requireVersion } from "../../../core/refusal.ts";
import {
  deleteFile,
  findProfile,
  pictureUrlOf,
  type ProfileRow,
  putFile,
  putProfile,
  raiseVersion,
} from "../../directory/branding/index.ts";
import { recordEvent } from "../audit/index.ts";
import { findBrand } from "./find-brand.ts";
import { cleanPicture } from "./picture.ts";

/** Of a first profile; the specification keeps one name for the look that is none. */
const firstName = "own";
const defaultName = "default";

/** Sets the tenant's look, which every node shows at once. */
export const saveBrand = operation(contract, async ({ actor, body, read, services, write }) => {
  const { tenantId, userId } = actor;
  const pictures = { logo: cleaned(body.logo, "logo"), icon: cleaned(body.icon, "icon") };
  await write(async (tx) => {
    requireVersion(body.version, await raiseVersion(tx, tenantId));
    const before = await findProfile(tx, tenantId);
    const profile: ProfileRow = {
      profileName: before && before.profileName !== defaultName ? before.profileName : firstName,
      brandName: body.brandName,
      backgroundColor: body.backgroundColor,
      iconTextColor: body.headerTextColor,
      systemEmail: body.supportEmail,
      coBrand: body.coBrand,
      marketingUrl: body.marketingUrl === "" ? null : body.marketingUrl,
      logoUrl: await storePicture(tx, "logo.png", pictures.logo, before?.logoUrl ?? ""),
      faviconUrl: await storePicture(tx, "icon.png", pictures.icon, before?.faviconUrl ?? ""),
    };
    await putProfile(tx, tenantId, profile);
    await recordEvent(tx, {
      tenantId,
      at: tx.now,
      action: "tenant.branding-set",
      actorId: userId,
      targetId: tenantId,
      details: { before, after: profile },
    });
    announce(services, tx, { kind: "tenant-changed", tenantId });
  });
  return read((tx) => findBrand(services, tx, tenantId));
});

type Given = Buffer | null | undefined;

const cleaned = (base64: string | null | undefined, field: string): Given =>
  typeof base64 === "string" ? cleanPicture(base64, field) : base64;

/** Stores or removes a picture. Answers the address of what is there afterwards. */
const storePicture = async (
  tx: ActorTransaction,
  fileName: string,
  picture: Given,
  before: string,
): Promise<string> => {
  if (picture === undefined) return before;
  const { tenantId } = tx;
  if (picture === null) {
    await deleteFile(tx, tenantId, fileName);
    return "";
  }
  await putFile(tx, tenantId, fileName, picture);
  const mark = createHash("sha256").update(picture).digest("hex").slice(0, 12);
  return pictureUrlOf(tenantId, { fileName, mark });
};
