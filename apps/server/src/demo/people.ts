/** First and last names that go together, from places with contact centres. */
export const people: readonly { first: readonly string[]; last: readonly string[] }[] = [
  {
    first: ["Avery", "Grace", "Noah", "Ruby", "Owen", "Maya", "Ethan", "Chloe", "Liam", "Hazel", "Isaac", "Nora"],
    last: ["Bennett", "Carter", "Ellis", "Fletcher", "Grant", "Hughes", "Lawson", "Murphy", "Parker", "Reid", "Sutton"],
  },
  {
    first: ["Linnea", "Jonas", "Astrid", "Erik", "Freja", "Oskar", "Maja", "Nils", "Signe", "Viktor"],
    last: ["Berg", "Dahl", "Ekström", "Holm", "Lind", "Nyström", "Sandberg", "Söder", "Wallin"],
  },
  {
    first: ["Carmen", "Diego", "Elena", "Javier", "Lucía", "Mateo", "Nadia", "Pablo", "Sofía", "Tomás"],
    last: ["Aguilar", "Castro", "Duarte", "Fuentes", "Herrera", "Ibáñez", "Morales", "Ortega", "Ríos", "Vega"],
  },
  {
    first: ["Ekaterina", "Dmitri", "Olga", "Pavel", "Irina", "Maksim", "Svetlana", "Yuri"],
    last: ["Belov", "Fedorov", "Kuznetsov", "Lebedev", "Morozov", "Orlov", "Sokolov", "Vinogradov"],
  },
  {
    first: ["Ama", "Kofi", "Abena", "Kwame", "Efua", "Yaw", "Akosua", "Kojo"],
    last: ["Addo", "Asante", "Boateng", "Mensah", "Nkrumah", "Osei", "Owusu", "Sarpong"],
  },
  {
    first: ["Priya", "Arjun", "Ananya", "Rohan", "Meera", "Vikram", "Kavya", "Nikhil"],
    last: ["Banerjee", "Desai", "Iyer", "Kapoor", "Menon", "Nair", "Rao", "Sharma"],
  },
  {
    first: ["Keiko", "Haruto", "Yui", "Ren", "Sakura", "Daichi", "Hina", "Takumi"],
    last: ["Fujita", "Hayashi", "Ito", "Mori", "Nakamura", "Ono", "Sato", "Yamada"],
  },
  {
    first: ["Dilan", "Elif", "Emre", "Zeynep", "Mert", "Defne", "Can", "Leyla"],
    last: ["Aydın", "Çelik", "Demir", "Kaya", "Özkan", "Şahin", "Yıldız", "Arslan"],
  },
];

/** A name as part of an address: "Sofía Ibáñez" becomes sofia.ibanez. */
export const addressOf = (name: string): string =>
  name
    .replaceAll("ı", "i")
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replace(/[^a-z]+/g, ".");
