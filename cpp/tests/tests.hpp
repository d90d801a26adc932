// The tests, one function for each file of them.
#pragma once

#include <filesystem>

namespace kvarto::tests {

void test_census();
void test_notation();
void test_position();
void test_search();
void test_perft(const std::filesystem::path& fixtures);

}  // namespace kvarto::tests
