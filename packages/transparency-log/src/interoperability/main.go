// Verifies a log with Go's golang.org/x/mod/sumdb, which knows nothing of this project: the checkpoint as a signed note, the tiles, the
// entries, and proofs between every size and the last. Reads the log from a folder in the layout of C2SP tlog-tiles.
package main

import (
	"encoding/binary"
	"fmt"
	"os"
	"path/filepath"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"
)

func main() {
	folder, key := os.Args[1], os.Args[2]
	verifier, err := note.NewVerifier(key)
	check(err)
	signed, err := os.ReadFile(filepath.Join(folder, "checkpoint"))
	check(err)
	opened, err := note.Open(signed, note.VerifierList(verifier))
	check(err)
	size, root := parseCheckpoint(opened.Text, verifier.Name())
	reader := tlog.TileHashReader(tlog.Tree{N: size, Hash: root}, tiles{folder, size})

	for leaf := int64(0); leaf < size; leaf++ {
		entry := readEntry(folder, leaf, size)
		proof, err := tlog.ProveRecord(size, leaf, reader)
		check(err)
		check(tlog.CheckRecord(proof, size, root, leaf, tlog.RecordHash(entry)))
	}
	for old := int64(1); old <= size; old++ {
		oldRoot, err := tlog.TreeHash(old, reader)
		check(err)
		proof, err := tlog.ProveTree(size, old, reader)
		check(err)
		check(tlog.CheckTree(proof, size, root, old, oldRoot))
	}
	fmt.Printf("%s %d %s\n", verifier.Name(), size, root)
}

// parseCheckpoint reads C2SP tlog-checkpoint, in which the first line is the origin.
func parseCheckpoint(text, origin string) (int64, tlog.Hash) {
	var name, encoded string
	var size int64
	_, err := fmt.Sscanf(text, "%s\n%d\n%s\n", &name, &size, &encoded)
	check(err)
	if name != origin {
		check(fmt.Errorf("the checkpoint is of %s", name))
	}
	root, err := tlog.ParseHash(encoded)
	check(err)
	return size, root
}

// tiles reads C2SP tlog-tiles, whose paths have no height.
type tiles struct {
	folder string
	size   int64
}

func (t tiles) Height() int { return 8 }

func (t tiles) SaveTiles([]tlog.Tile, [][]byte) {}

func (t tiles) ReadTiles(wanted []tlog.Tile) ([][]byte, error) {
	var data [][]byte
	for _, tile := range wanted {
		bytes, err := os.ReadFile(filepath.Join(t.folder, path(fmt.Sprint(tile.L), tile.N, tile.W)))
		if err != nil {
			return nil, err
		}
		data = append(data, bytes)
	}
	return data, nil
}

func path(level string, index int64, width int) string {
	name := fmt.Sprintf("%03d", index%1000)
	for index >= 1000 {
		index /= 1000
		name = fmt.Sprintf("x%03d/%s", index%1000, name)
	}
	if width < 256 {
		name = fmt.Sprintf("%s.p/%d", name, width)
	}
	return "tile/" + level + "/" + name
}

func readEntry(folder string, leaf, size int64) []byte {
	width := size - leaf/256*256
	if width > 256 {
		width = 256
	}
	bundle, err := os.ReadFile(filepath.Join(folder, path("entries", leaf/256, int(width))))
	check(err)
	for skip := leaf % 256; ; skip-- {
		length := int(binary.BigEndian.Uint16(bundle))
		if skip == 0 {
			return bundle[2 : 2+length]
		}
		bundle = bundle[2+length:]
	}
}

func check(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
